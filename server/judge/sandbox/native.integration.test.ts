import { plainBuild, testNativeParts } from './native-suite';

testNativeParts([plainBuild]);
