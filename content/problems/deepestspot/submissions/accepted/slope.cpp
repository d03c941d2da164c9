// Halves the range with the slope in its middle.
#include <iostream>

static long long sound(long long buoy) {
    std::cout << "? " << buoy << std::endl;
    long long depth;
    std::cin >> depth;
    return depth;
}

int main() {
    long long low = 1, high;
    std::cin >> high;
    while (low < high) {
        long long middle = (low + high) / 2;
        if (sound(middle) < sound(middle + 1)) low = middle + 1;
        else high = middle;
    }
    std::cout << "! " << low << std::endl;
}
