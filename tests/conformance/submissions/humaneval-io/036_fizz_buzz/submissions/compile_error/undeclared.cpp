// Uses a name that is declared nowhere.
#include <iostream>
using namespace std;

int main() {
    char bracket;
    int n;
    cin >> bracket >> n;
    for (int i = 0; i < n; i++)
        if (i % 11 == 0 || i % 13 == 0)
            for (int t = i; t > 0; t /= 10) total += t % 10 == 7;
    cout << total << '\n';
}
