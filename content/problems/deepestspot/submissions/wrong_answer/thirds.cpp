// Cuts off a third at a time: two soundings for less than a half are more than 70 in a long strait.
#include <iostream>

static long long sound(long long buoy) {
    std::cout << "? " << buoy << std::endl;
    long long depth = 0;
    std::cin >> depth;
    return depth;
}

int main() {
    long long low = 1, high;
    std::cin >> high;
    while (low < high && std::cin) {
        long long left = low + (high - low) / 3, right = high - (high - low) / 3;
        if (left == right) right++;
        if (sound(left) < sound(right)) low = left + 1;
        else high = right - 1;
    }
    std::cout << "! " << low << std::endl;
}
