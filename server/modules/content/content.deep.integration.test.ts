import { folders, testAgreement, testReproduction } from './agreement-suite';

testReproduction(folders);
testAgreement(folders);
