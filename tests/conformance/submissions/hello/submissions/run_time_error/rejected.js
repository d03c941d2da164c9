// Greets, and leaves a rejected promise that nobody handles.
console.log('Hello World!');
Promise.reject(new Error('no more words'));
