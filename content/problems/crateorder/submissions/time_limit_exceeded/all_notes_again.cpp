// Looks through the notes for every crate that is still on the pier, each time one was carried on board.
#include <cstdio>
#include <vector>

int main() {
    int n, m;
    if (std::scanf("%d %d", &n, &m) != 2) return 1;
    std::vector<int> a(m), b(m);
    for (int i = 0; i < m; i++)
        if (std::scanf("%d %d", &a[i], &b[i]) != 2) return 1;
    std::vector<char> aboard(n + 1, 0);
    std::vector<int> order;
    auto isFree = [&](int crate) {
        if (aboard[crate]) return false;
        for (int i = 0; i < m; i++)
            if (b[i] == crate && !aboard[a[i]]) return false;
        return true;
    };
    while (static_cast<int>(order.size()) < n) {
        int crate = 1;
        while (crate <= n && !isFree(crate)) crate++;
        if (crate > n) break;
        aboard[crate] = 1;
        order.push_back(crate);
    }
    if (static_cast<int>(order.size()) < n) std::puts("impossible");
    else
        for (int crate : order) std::printf("%d\n", crate);
}
