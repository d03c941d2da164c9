import { otherBuilds, plainBuild, testNativeParts } from './native-suite';

testNativeParts([plainBuild, ...(await otherBuilds())]);
