// The package's C++ library is compiled without optimization, and programs use its copies of the templates
// below. Here they are again, optimized; linked before the library they take precedence, and unused ones are
// dropped.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <locale>
#include <sstream>
#include <streambuf>
#include <string>

_LIBCPP_BEGIN_NAMESPACE_STD

template class basic_streambuf<char>;
template class basic_ios<char>;
template class basic_istream<char>;
template class basic_ostream<char>;
template class basic_iostream<char>;
template class basic_stringbuf<char>;
template class basic_istringstream<char>;
template class basic_ostringstream<char>;
template class basic_stringstream<char>;
template class basic_string<char>;
template struct __num_get<char>;
template struct __num_put<char>;
template class num_get<char>;
template class num_put<char>;

// Only declared in the library's headers. The comparison is ours, because the library's one would call this
// function again.
template <class Comparison, class Iterator>
void __sort(Iterator first, Iterator last, Comparison) {
  std::sort(first, last, [](const auto &a, const auto &b) { return a < b; });
}

#define SORT(type) template void __sort<__less<type> &, type *>(type *, type *, __less<type> &);
SORT(char)
SORT(signed char)
SORT(unsigned char)
SORT(short)
SORT(unsigned short)
SORT(int)
SORT(unsigned)
SORT(long)
SORT(unsigned long)
SORT(long long)
SORT(unsigned long long)
SORT(float)
SORT(double)
SORT(long double)

_LIBCPP_END_NAMESPACE_STD
