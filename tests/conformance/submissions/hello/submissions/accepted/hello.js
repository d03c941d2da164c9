console.log('Hello World!');
