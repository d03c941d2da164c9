// Accepts every order that keeps all notes; the answer file only tells whether there is one.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

static std::string feedbackDir;

[[noreturn]] static void end(int code, const std::string& message) {
    std::ofstream(feedbackDir + "/judgemessage.txt") << message << "\n";
    std::exit(code);
}

[[noreturn]] static void refuse(const std::string& message) {
    std::ofstream(feedbackDir + "/teammessage.txt") << message << "\n";
    end(43, message);
}

static bool isImpossible(const std::string& word) {
    std::string lower;
    for (char letter : word) lower += static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter + 32 : letter);
    return lower == "impossible";
}

int main(int, char** argv) {
    std::ifstream input(argv[1]), answer(argv[2]);
    feedbackDir = argv[3];
    int n, m;
    input >> n >> m;
    std::string expected, word;
    answer >> expected;
    if (!(std::cin >> word)) refuse("Nothing was printed.");
    if (isImpossible(word)) {
        std::string more;
        if (std::cin >> more) refuse("There is something behind the word impossible.");
        if (expected != "impossible") refuse("There is an order.");
        end(42, "impossible, as it is");
    }
    std::vector<int> place(n + 1, 0);
    for (int at = 1; at <= n; at++) {
        if (at > 1 && !(std::cin >> word)) refuse("Not all crates are there.");
        char* rest = nullptr;
        long crate = std::strtol(word.c_str(), &rest, 10);
        if (*rest != '\0' || crate < 1 || crate > n) refuse("There is something that is no number of a crate.");
        if (place[crate] != 0) refuse("A crate is there twice.");
        place[crate] = at;
    }
    if (std::cin >> word) refuse("There is something behind the last crate.");
    for (int note = 0; note < m; note++) {
        int a, b;
        input >> a >> b;
        if (place[a] > place[b]) refuse("The order goes against a note.");
    }
    // An order where the author found none would be the author's mistake.
    if (expected == "impossible") end(1, "This is an order, but the answer says that there is none.");
    end(42, "an order");
}
