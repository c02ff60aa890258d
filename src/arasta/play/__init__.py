from arasta.play import telling as telling  # whoever imports a part of this layer is refused in words
