print("Codeferry calling")
print("All is well")
