# print puts a space between its arguments, also before the exclamation mark.
name = input()
print("Welcome aboard,", name, "!")
