// Greets, and keeps a timer open for ever.
console.log('Hello World!');
setInterval(() => undefined, 1000);
