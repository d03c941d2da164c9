// Empty stretches between cars across both lanes multiply Fibonacci numbers: two random products meet at n.
#include <cstdio>
#include <random>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;
typedef long long ll;
const ll P = 1000000007;

ll power(ll b, ll e) {
  ll r = 1;
  for (; e; e >>= 1, b = b * b % P)
    if (e & 1) r = r * b % P;
  return r;
}

string draw(const vector<int>& parts) {
  string lane;
  for (int part : parts) lane += (lane.empty() ? "" : "#") + string(part, '.');
  return lane;
}

int main() {
  ll n;
  scanf("%lld", &n);
  if (n == 0) {
    puts(".##\n##.");
    return 0;
  }
  vector<ll> ways(60, 1), inverse(60, 1);
  for (int i = 2; i < 60; i++) ways[i] = (ways[i - 1] + ways[i - 2]) % P, inverse[i] = power(ways[i], P - 2);
  mt19937 random(7);
  unordered_map<ll, vector<int>> seen;
  seen.reserve(1 << 18);
  while (true) {
    vector<int> parts;
    ll product = 1, other = n;
    for (int left = 99; left > 2;) {
      int part = 2 + random() % min(left - 1, 25);
      parts.push_back(part);
      product = product * ways[part] % P;
      other = other * inverse[part] % P;
      left -= part + 1;
    }
    seen.emplace(product, parts);
    auto match = seen.find(other);
    if (match == seen.end()) continue;
    string lane = draw(parts) + "#" + draw(match->second);
    printf("%s\n%s\n", lane.c_str(), lane.c_str());
    return 0;
  }
}
