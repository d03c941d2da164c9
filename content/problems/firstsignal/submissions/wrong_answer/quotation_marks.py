# Sends quotation marks, too.
print('"Codeferry calling"')
print('"All is well"')
