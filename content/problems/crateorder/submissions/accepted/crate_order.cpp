// Takes the free crate with the smallest number.
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> after(n + 1);
    std::vector<int> waiting(n + 1, 0);
    for (int i = 0, a, b; i < m; i++) {
        std::cin >> a >> b;
        after[a].push_back(b);
        waiting[b]++;
    }
    std::priority_queue<int, std::vector<int>, std::greater<int>> free;
    for (int crate = 1; crate <= n; crate++)
        if (waiting[crate] == 0) free.push(crate);
    std::vector<int> order;
    while (!free.empty()) {
        int crate = free.top();
        free.pop();
        order.push_back(crate);
        for (int next : after[crate])
            if (--waiting[next] == 0) free.push(next);
    }
    if (static_cast<int>(order.size()) < n) std::cout << "Impossible\n";
    else
        for (int crate : order) std::cout << crate << "\n";
}
