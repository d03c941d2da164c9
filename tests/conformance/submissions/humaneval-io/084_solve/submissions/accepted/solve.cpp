#include <cctype>
#include <cstdio>
#include <string>

int main() {
    int c, sum = 0;
    while ((c = std::getchar()) != EOF)
        if (std::isdigit(c)) sum += c - '0';
    std::string bits;
    do {
        bits.insert(bits.begin(), char('0' + sum % 2));
        sum /= 2;
    } while (sum);
    std::printf("\"%s\"\n", bits.c_str());
}
