import { asks, beforeAll, hasBefore, hasBehind, nearBefore } from '../beside';
import type { LearnerRules } from '../rule';

const notTold =
  /^(?:think|remember|know|believe|guess|hope|still|read|put|cut|let|set|hit|say|understand|mean|like|want|cost|be|miss)$/;

export const tenses = {
  presentYesterday: {
    kind: 'tense',
    reason: 'storyTense',
    find: {
      'i|we|they [#base] *6 yesterday|ago >': '$2:past',
      'he|she|it [#third] *6 yesterday|ago >': '$2:past',
      'i|we|they [#base] *5 last week|year|month|night|summer|weekend|#day >': '$2:past',
      'he|she|it [#third] *5 last week|year|month|night|summer|weekend|#day >': '$2:past',
      '^ in #year ,? i|we|they [#base]': '$5:past',
      '^ in #year ,? he|she|it [#third]': '$5:past',
      '^ when i was *4 , i|we|my #someone? always|often|never|usually? [go|play|live|eat|study|watch|goes|plays|lives|have|has|am|is|start|learn|visit]':
        '$8:past',
      'when i was a child|kid|boy|girl|teenager i|we [go|play|live|eat|study|watch|have|am|start|learn|visit]':
        '$7:past',
    },
    unless: (words, match) =>
      notTold.test(words.find((_, index) => index === 1) ?? '') ||
      (words
        .slice(2, -1)
        .some((part) => /\b(?:that|what|who|which|when|to|and|because|from|about|since|but)\b/.test(part)) &&
        /^(?:i|we|they|he|she|it)$/.test(words[0] ?? '')) ||
      asks(match) ||
      hasBefore(match, /^(?:did|will|would|can|could|should|to|if|don't|didn't|must|might|may|used)$/),
  },
  andBuy: {
    kind: 'tense',
    reason: 'storyTense',
    find: {
      'went|came|took|got|bought|met|saw|ate|arrived|visited|decided|started|walked|stayed|sat|drove|called|asked|opened|found|watched *6 and then? [#onlyBase|start|play|watch|visit|talk|look|stay|walk|help|cook] #determiner|#object|to|with|about|in|at|for':
        '$5:past',
      'went|came|took|got|bought|met|saw|ate|arrived|visited|decided|started|walked|stayed|sat|drove|called|asked|opened|found|watched *6 and|but|so then? i|we|they [go|eat|buy|see|come|take|get|meet|find|sit|feel|decide|arrive|have|give|tell|am|are|become]':
        '$6:past',
      'went|came|took|got|bought|met|saw|ate|arrived|visited|decided|started|walked|stayed|sat|called|asked *6 and|but|so then? he|she|it [goes|eats|buys|sees|comes|takes|gets|meets|finds|sits|feels|decides|has|gives|tells|is|becomes|starts]':
        '$6:past',
    },
    unless: (words, match) =>
      /\b(?:let|make|made|help|helped|could|would|did|didn't|can|will|that|not|how|to (?!the|a|an|my|our|his|her|their|this|school|work|bed))\b/.test(
        words[1] ?? '',
      ) ||
      nearBefore(match, /^(?:to|could|would|can|will|did|didn't|if|always)$/) ||
      hasBehind(match, /^(?:now|today|every|always|still)$/),
  },
  forYears: {
    kind: 'tense',
    reason: 'sincePerfect',
    find: {
      'i|we [work|live|study|learn|know|play] *4 for #number|many|several years >': 'have $2:participle',
      'i|we [work|live|study|learn|know|play] *4 for a long time >': 'have $2:participle',
      'i|we [am|are learning|studying|living|working|playing|waiting] *4 for #number|many|several years >':
        'have been $3',
    },
    unless: (words, match) =>
      hasBefore(match, /^(?:will|would|to|want|if|did|when|can)$/) ||
      /\b(?:to|and|that)\b/.test(words.slice(2, -2).join(' ')),
  },
  ifWillLater: {
    kind: 'tense',
    reason: 'ifWill',
    find: {
      'as soon as i|you|we|they [will #base]': '$6:base',
      'as soon as he|she|it [will #base]': '$6:third',
      'happy|glad|sad|great|nice|better|angry|home|time|money|job|exam|, if i|you|we|they [will #base]':
        '$5:base',
      'happy|glad|sad|great|nice|better|angry|home|time|money|job|exam|, if he|she|it [will #base]':
        '$5:third',
    },
  },
  wishHope: {
    kind: 'confusedWord',
    reason: 'wishHope',
    find: {
      'i|we [wish] you|he|she|they|it|we|i will': 'hope',
      'i|we [wish] you|he|she|they have|has a': 'hope',
    },
    unless: (words, match) => beforeAll(match)?.lower === 'if',
  },
} satisfies LearnerRules;
