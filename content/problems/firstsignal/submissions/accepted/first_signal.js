console.log('Codeferry calling');
console.log('All is well');
