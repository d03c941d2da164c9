// Thinks of a number between 1 and 1000 and answers at most ten guesses. The input says how it chooses: "fixed N" is N,
// "random SEED" depends on the seed alone, "adaptive SEED" always keeps the larger part of what is left.
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
using namespace std;

static string feedback;

static void finish(int code, const string& message) {
  ofstream(feedback + "/judgemessage.txt") << message << "\n";
  exit(code);
}

/** The next word of the contestant, when it is a number in the range; else the end. */
static int read_guess() {
  string word;
  if (!(cin >> word)) finish(43, "The program ended before it guessed the number");
  if (word.size() > 4) finish(43, "A guess is not a number between 1 and 1000");
  for (unsigned char letter : word)
    if (!isdigit(letter)) finish(43, "A guess is not a number");
  int guess = atoi(word.c_str());
  if (guess < 1 || guess > 1000) finish(43, "A guess is not between 1 and 1000");
  return guess;
}

int main(int, char** arguments) {
  string mode, more;
  int number = 0;
  ifstream(arguments[1]) >> mode >> number;
  feedback = arguments[3];
  int low = 1, high = 1000;
  if (mode == "fixed") low = high = number;
  if (mode == "random") low = high = 1 + (number * 7919 + 104729) % 1000;
  for (int turn = 1; turn <= 10; turn++) {
    int guess = read_guess();
    if (low == high && guess == low) {
      cout << "correct" << endl;
      if (cin >> more) finish(43, "The program went on after the right guess");
      finish(42, "Guessed with guess " + to_string(turn));
    }
    bool lower = high < guess;
    // An adaptive number is not yet fixed: what is left lies below or above the guess, and the larger part stays.
    if (low <= guess && guess <= high) {
      lower = guess - low > high - guess;
      (lower ? high : low) = lower ? guess - 1 : guess + 1;
    }
    cout << (lower ? "lower" : "higher") << endl;
  }
  finish(43, "Ten guesses were not enough");
}
