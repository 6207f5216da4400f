def wtf_cards():
    return []
