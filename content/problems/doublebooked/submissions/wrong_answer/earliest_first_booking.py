# Finds the berth whose first booking is the earliest, and not its second one.
n = int(input())
berths = input().split()
print(next((berth for berth in berths if berths.count(berth) > 1), "none"))
