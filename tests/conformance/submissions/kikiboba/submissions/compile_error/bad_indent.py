# The indentation fits no block.
word = input()
if "b" in word:
        print("boba")
    print("kiki")
