// Forgets the second line.
console.log('Codeferry calling');
