// @EXPECTED_RESULTS@: COMPILER-ERROR
// A stray closing parenthesis.
console.log('Hello World!'));
