// Accepts any two lanes that some cars can be parked in so that the rest can be filled in as many ways as asked for.
#include <fstream>
#include <iostream>
#include <string>
using namespace std;

static const long long prime = 1000000007;

static int end(const string& feedback, const string& message) {
  ofstream(feedback + "/judgemessage.txt") << message << "\n";
  return 43;
}

/** Ways to cover exactly the cells `cell` of the two lanes by cars of two cells; column by column. */
static long long coverings(const string lanes[2], char cell) {
  // ways[mask]: bit 0 (1) is set when a car reaches out of the columns so far on the upper (lower) lane.
  long long ways[4] = {1, 0, 0, 0};
  for (size_t column = 0; column < lanes[0].size(); column++) {
    bool upper = lanes[0][column] == cell, lower = lanes[1][column] == cell;
    long long next[4] = {0, 0, 0, 0};
    for (int mask = 0; mask < 4; mask++) {
      bool upperTaken = mask & 1, lowerTaken = mask & 2;
      if ((upperTaken && !upper) || (lowerTaken && !lower)) continue;
      int open = (upper && !upperTaken ? 1 : 0) | (lower && !lowerTaken ? 2 : 0);
      next[open] = (next[open] + ways[mask]) % prime;
      if (open == 3) next[0] = (next[0] + ways[mask]) % prime;
    }
    for (int mask = 0; mask < 4; mask++) ways[mask] = next[mask];
  }
  return ways[0];
}

/** Whether the occupied cells can be covered at all: the count alone might be a multiple of the prime. */
static bool coverable(const string lanes[2], char cell) {
  bool can[4] = {true, false, false, false};
  for (size_t column = 0; column < lanes[0].size(); column++) {
    bool upper = lanes[0][column] == cell, lower = lanes[1][column] == cell;
    bool next[4] = {false, false, false, false};
    for (int mask = 0; mask < 4; mask++) {
      bool upperTaken = mask & 1, lowerTaken = mask & 2;
      if (!can[mask] || (upperTaken && !upper) || (lowerTaken && !lower)) continue;
      int open = (upper && !upperTaken ? 1 : 0) | (lower && !lowerTaken ? 2 : 0);
      next[open] = true;
      if (open == 3) next[0] = true;
    }
    for (int mask = 0; mask < 4; mask++) can[mask] = next[mask];
  }
  return can[0];
}

int main(int, char** arguments) {
  long long wanted;
  ifstream(arguments[1]) >> wanted;
  string feedback = arguments[3], lanes[2], more;
  if (!(cin >> lanes[0] >> lanes[1])) return end(feedback, "There are no two lanes");
  if (cin >> more) return end(feedback, "There is more than two lanes");
  if (lanes[0].size() != lanes[1].size()) return end(feedback, "The lanes differ in length");
  if (lanes[0].size() > 200) return end(feedback, "The lanes are too long");
  for (const string& lane : lanes)
    if (lane.find_first_not_of("#.") != string::npos) return end(feedback, "A spot is neither # nor .");
  if (!coverable(lanes, '#')) return end(feedback, "The occupied spots are not parked cars");
  long long found = coverings(lanes, '.');
  if (found != wanted) return end(feedback, "The rest can be filled in " + to_string(found) + " ways");
  return 42;
}
