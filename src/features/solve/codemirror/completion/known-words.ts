import type { Language } from '../../../../../contract/limits';

interface KnownWords {
  keywords: string[];
  common: string[];
}

const split = (words: string) => words.split(/\s+/).filter(Boolean);

const javascript: KnownWords = {
  keywords: split(`
    async await break case catch class const continue debugger default delete do else export extends false finally for from function
    if import in instanceof let new null of return static super switch this throw true try typeof undefined var void while with yield`),
  common: split(`
    Array BigInt Boolean Infinity JSON Map Math NaN Number Object Promise RegExp Set String console isNaN parseFloat parseInt process
    require`),
};

const python: KnownWords = {
  keywords: split(`
    False None True and as assert async await break case class continue def del elif else except finally for from global if import in
    is lambda match nonlocal not or pass raise return try while with yield`),
  common: split(`
    abs all any bin bool bytes chr dict divmod enumerate filter float frozenset hex input int isinstance iter len list map max min
    next open ord pow print range repr reversed round set slice sorted str sum super tuple type zip`),
};

const java: KnownWords = {
  keywords: split(`
    abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally
    float for if implements import instanceof int interface long native new null package private protected public return short static
    super switch synchronized this throw throws transient true try void volatile while`),
  common: split(`
    ArrayDeque ArrayList Arrays BufferedReader Collections Deque HashMap HashSet Integer List Long Map Math PriorityQueue Queue Scanner
    Set String StringBuilder StringTokenizer System TreeMap TreeSet`),
};

const cpp: KnownWords = {
  keywords: split(`
    alignas alignof and asm auto bool break case catch char class const const_cast constexpr continue decltype default define delete do
    double dynamic_cast else enum explicit export extern false float for friend goto if include inline int long mutable namespace new
    noexcept not nullptr operator or private protected public register reinterpret_cast return short signed sizeof static static_assert
    static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void
    volatile while xor`),
  common: split(`
    array begin bitset cerr cin cout deque emplace_back empty end endl fill front getline int64_t iota lower_bound make_pair map max
    min multiset next_permutation pair pop_back priority_queue printf push_back queue reverse scanf set size sort stack std string swap
    to_string tuple unordered_map unordered_set upper_bound vector`),
};

export const knownWords: Record<Language, KnownWords> = {
  PYTHON3: python,
  JAVA8: java,
  CPP17: cpp,
  JAVASCRIPT_NODE: javascript,
};
