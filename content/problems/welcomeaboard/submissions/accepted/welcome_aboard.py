name = input()
print("Welcome aboard, " + name + "!")
