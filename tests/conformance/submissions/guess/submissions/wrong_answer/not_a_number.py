# Asks in words.
print("Is it 500?", flush=True)
