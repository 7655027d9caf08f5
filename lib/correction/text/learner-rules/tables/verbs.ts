import { verbReadings } from '../../words/verbs';
import { asks, before, beforeAll, hasBefore } from '../beside';
import type { LearnerRules } from '../rule';

export const verbFormRules = {
  amAgree: {
    kind: 'verbForm',
    reason: 'amAgree',
    find: {
      'i|we|they|you [am|are|was|were agree|disagree]': '$3',
      'i|we|they|you [am|are not agree]': 'do not agree',
      "[i'm agree|disagree]": 'I $2',
      "[we're|they're|you're agree|disagree]": null,
      "[i'm not agree]": 'I don’t agree',
      '#oneSubject|#someone [is agree|disagree]': '$3:third',
    },
  },
  modalTo: {
    kind: 'verbForm',
    reason: 'afterModal',
    find: {
      "must|should|can|could|may|might|would|cannot|can't|shouldn't|couldn't|mustn't [to #base]": '$3',
      'must|should|can|could|might|would [not to #base]': 'not $4',
    },
    unless: (_, match) => /^(?:the|a|this)$/.test(beforeAll(match)?.lower ?? ''),
  },
  modalForm: {
    kind: 'verbForm',
    reason: 'afterModal',
    find: {
      "can|could|will|would|should|must|might|can't|cannot|couldn't|won't|wouldn't|shouldn't [#third|#past]":
        '$2:base',
      'can|could|will|would|should|must|might not|always|also|never|easily|only [#third|#past]': '$3:base',
      "can|could|should|must|can't|cannot|couldn't|shouldn't|will [#ing]": '$2:base',
    },
    unless: (words, match) =>
      isAlsoBase(words.at(-1)) ||
      /^(?:the|a|my|his|her|their|your|our|free|good|strong|own|last|this|that)$/.test(
        beforeAll(match)?.lower ?? '',
      ),
  },
  doForm: {
    kind: 'verbForm',
    reason: 'afterDo',
    find: {
      "didn't|don't|doesn't [#past|#third]": '$2:base',
      'did|do|does not|never|also [#past|#third]': '$3:base',
      'did|does|do #subject [#past|#third]': '$3:base',
      'did|does the|my|your|his|her #singular [#past|#third]': '$4:base',
    },
    unless: (words) => isAlsoBase(words.at(-1)),
  },
  toForm: {
    kind: 'verbForm',
    reason: 'afterTo',
    find: {
      'to [#onlyPast]': '$2:base',
      'to [had|made|bought|taught|met|told|said|paid|kept|spent|sent|slept|sold|found|understood|heard]':
        '$2:base',
      'to not|always|never|also [#onlyPast]': '$3:base',
      'want|wants|wanted|need|needs|have|has|able|going|decide|decided|hope [to #ing]': 'to $3:base',
      'want|wants|wanted|decided|decide|try|tried|able|going|have|has|had|like|need|needs|hope|how|order|learn|start|started|important|easy|difficult|possible|necessary|ready to [#past|#third]':
        '$3:base',
    },
    unless: (words, match) =>
      isAlsoBase(words.at(-1)) ||
      /^(?:what|who|which|compared|similar|equal|due|according|thanks|next|close|respect|regard|when|used|there|being)$/.test(
        before(match)?.lower ?? '',
      ) ||
      /^(?:due|compared|reaction|according|thanks|similar|close|next|addition)$/.test(
        beforeAll(match)?.lower ?? '',
      ),
  },
  missingTo: {
    kind: 'missingWord',
    reason: 'missingTo',
    find: {
      "#subject|#someone|#persons|not|and|don't|didn't [want|wants|wanted|need|needs|hope|hoped|plan|plans|decide|decided|refuse|refused|prefer|forgot|tried #onlyBase]":
        '$2 to $3',
      'would like|love [#onlyBase|visit|study|play|travel|watch|work|help|change|live]': 'to $3',
      '#subject [like|likes|liked|love|loves|loved|hate|hates #onlyBase|visit|study|play|travel|watch|swim|sing|dance|run|read|drive|cook] #determiner|football|music|games|movies|with|in|#sport|books|videos|very':
        '$2 to $3',
      '#subject [want|wants|wanted|need|needs study|play|travel|watch|visit|change|cook|help|work|practice|practise|show|try|start|stop|talk|live] !and|more':
        '$2 to $3',
      'have|has|had the|a|an *1 opportunity|chance|ability|possibility [#onlyBase]': 'to $6',
    },
    unless: (words, match) =>
      /^(?:seem|include)$/.test(words.at(-1) ?? '') ||
      (asks(match) && hasBefore(match, /^do$/) && words[1] === 'need') ||
      before(match)?.lower === 'would',
  },
  ingAfterVerb: {
    kind: 'verbForm',
    reason: 'ingAfterVerb',
    find: {
      '{enjoy}|{avoid}|{finish}|{quit}|{suggest}|{recommend}|{dislike}|practice|practices|practiced [to #base]':
        '$3:ing',
      'mind|minds|keep|keeps|kept|consider|considering|imagine [to #onlyBase]': '$3:ing',
      'worth [to #base]': '$3:ing',
      'it is no use|good [to #base]': '$6:ing',
    },
    unless: (words, match) =>
      (/^(?:recommend|finish|suggest)/.test(words[0] ?? '') &&
        /^(?:is|are|was|be|been)$/.test(before(match)?.lower ?? '')) ||
      words[2] === 'be',
  },
  suggestMe: {
    kind: 'verbForm',
    reason: 'suggestThat',
    find: {
      '[{suggest} me to #base]': '$1 that I $4',
      '[{suggest} him to #base]': '$1 that he $4',
      '[{suggest} her to #base]': '$1 that she $4',
      '[{suggest} us to #base]': '$1 that we $4',
      '[{suggest} them to #base]': '$1 that they $4',
      '[{suggest} you to #base]': '$1 that you $4',
    },
  },
  wantThat: {
    kind: 'verbForm',
    reason: 'wantThat',
    find: {
      '[want|wants|wanted that #subject|my|the|his|her|our|your|people|everyone|one *3 #base|#third|can|will|would]':
        null,
      'would [like that #subject|my|the|his|her|our|your|people|everyone *3 #base|#third|can|will|would]':
        null,
    },
    unless: (_, match) => hasBefore(match, /^(?:what|all)$/),
  },
  makeTo: {
    kind: 'verbForm',
    reason: 'makeDo',
    find: {
      '{make}|{let} me|him|us|them|people|you [to #base]': '$4',
      '{make}|{let} my|the|our #someone|#persons [to #base]': '$5',
    },
    unless: (words) => words.at(-1) === 'be' && words.length > 4,
  },
  beBase: {
    kind: 'verbForm',
    reason: 'beBase',
    find: {
      'he|she|#someone is [give|go|sit|eat|take|speak|wear|carry|buy|sell|write|teach|bring|wait|look|stand|talk|walk|listen|enjoy|think|learn]':
        '$3:ing',
      'we|they|you|#persons are [give|go|sit|eat|take|speak|wear|carry|buy|sell|write|teach|bring|wait|look|stand|talk|walk|listen|enjoy|think|learn]':
        '$3:ing',
      '[i am have|want|need|go|think|know|enjoy|believe|eat|speak|learn|prefer|listen]': 'I $3',
      "[i'm have|want|need|go|think|know|enjoy|believe|eat|speak|learn|prefer|listen]": 'I $2',
      'was|were [happened|occurred|existed|appeared|disappeared|arrived|died]': '$2',
    },
    unless: (_, match) => hasBefore(match, /^(?:do|does|did|what|all|thing|best)$/),
  },
  itDepends: {
    kind: 'verbForm',
    reason: 'amAgree',
    find: { "[it's depend|depends]": 'it depends', '[it is depend|depends]': 'it depends' },
  },
  canAble: {
    kind: 'extraWord',
    reason: 'canAble',
    find: { "[can|could|can't|cannot|couldn't be? able to]": '$1' },
  },
  usedTo: {
    kind: 'verbForm',
    reason: 'usedTo',
    find: {
      '^ i|we|he|she|they|people|you [use] to #base': 'used',
      ',|and|but i|we|he|she|they|people [use] to #base': 'used',
      '#manySubject|#oneSubject|who|always [use] to be|live|go|think|have': 'used',
    },
    unless: (_, match) =>
      hasBefore(match, /^(?:did|do|does|didn't|don't|doesn't|to|app|tools?|phone|things?)$/),
  },
  getUsedTo: {
    kind: 'verbForm',
    reason: 'getUsedTo',
    find: {
      "i'm|he's|she's|we're|they're|you're not? used to [#base]": '$5:ing',
      'i|he|she|we|you am|is|are|was|were not? used to [#base]': '$6:ing',
      '#plural are not used to [#base] this|that|it': '$6:ing',
      'get|got|getting|gotten used to [#base]': '$4:ing',
    },
  },
  born: {
    kind: 'verbForm',
    reason: 'born',
    find: {
      'i|he|she|we|they [born|borned] in|on': 'was $2',
      '{be} [borned]': 'born',
      '#subject [have|has born]': 'was born',
    },
  },
} satisfies LearnerRules;

/** Words that are the base form of a verb as well as what a rule looks for, such as `put`. */
function isAlsoBase(word = ''): boolean {
  return verbReadings(word).some(({ form }) => form === 'base');
}
