// Makes one guess and ends.
console.log(500);
