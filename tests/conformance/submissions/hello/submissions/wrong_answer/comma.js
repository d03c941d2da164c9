// A comma between the words.
console.log('Hello, World!');
