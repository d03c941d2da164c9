#include <cstdio>
#include <vector>

int main() {
    int t;
    if (std::scanf("%d", &t) != 1) return 1;
    for (int k = 1; k <= t; k++) {
        int n, h = 0, more = 0;  // more: papers with more than h citations
        if (std::scanf("%d", &n) != 1) return 1;
        std::vector<int> cnt(n + 2);
        std::printf("Case #%d:", k);
        for (int i = 0; i < n; i++) {
            int a;
            if (std::scanf("%d", &a) != 1) return 1;
            if (a > n) a = n + 1;
            if (a > h) {
                cnt[a]++;
                more++;
            }
            while (more > h) more -= cnt[++h];
            std::printf(" %d", h);
        }
        std::printf("\n");
    }
}
