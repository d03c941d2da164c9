import { translated } from '../../lib/translation';

/** Texts of the home page. */
export const messages = translated('features/home', {
  headline: 'Keep solving without a network.',
  lead: 'Read the problem, write the code and run the samples on your device. Your submissions are saved there and sent to the judge as soon as there is a network.',
  trySample: 'Try a sample problem',
  createContest: 'Create a contest',
  thisDevice: 'this device',
  judge: 'the judge',

  features: 'Features',
  onDevice: 'Runs on your device',
  onDeviceText:
    'Python, JavaScript and, after a download, C++ run in the browser, with the samples or your own input. Differences are marked line by line.',
  nothingLost: 'Nothing lost, nothing sent twice',
  nothingLostText:
    'Each submission is saved first, then sent exactly once when there is a network. You can see the receipt.',
  realJudge: 'A real judge',
  realJudgeText:
    'Every program runs in a sandbox against hidden tests. You see the verdict, time and memory of each test.',
  fourLanguages: 'Four languages',
  fourLanguagesText:
    'C++17, Java 8, Python 3 and JavaScript, in an editor that saves your code for each language.',

  getStarted: 'Get started',
  join: 'Join',
  joinText:
    'You can practise without an account: open a problem and write code. Sign in to save your work in your account and to take part in contests. You can take part from a classroom, a train or a hall where two hundred laptops share one access point.',
  explore: 'Explore challenges and problems',
  create: 'Create',
  createText:
    'Add problems, choose the time and invite people. Creating a contest costs nothing, and taking part is free too.',
  comingSoon: 'COMING SOON',
  comingSoonText:
    'Codeferry is still being built. You can practise, take part in contests and create problems; more features follow.',

  tags: 'Tags',
  languages: 'Languages',
  frameworks: 'Frameworks',
  topics: 'Topics',
  pauseAnimation: 'Pause the animation',
  resumeAnimation: 'Resume the animation',
});
