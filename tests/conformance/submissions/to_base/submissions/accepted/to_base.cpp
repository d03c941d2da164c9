#include <algorithm>
#include <iostream>
#include <string>

int main() {
    char c;
    long long num, base;
    std::cin >> c >> num >> c >> base;
    std::string s;
    for (; num > 0; num /= base) s += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[num % base];
    std::reverse(s.begin(), s.end());
    std::cout << '"' << s << '"' << std::endl;
}
