# Waits instead of computing: only the clock on the wall can end it.
import time

time.sleep(1000)
print("Hello World!")
