import { folders, testAgreement } from './agreement-suite';

testAgreement(folders);
