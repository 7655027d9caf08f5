import { expect, it } from 'vitest';
import marks from '../../../../messages/en/marks.json';
import { sentencesOf } from '../tokens';
import { finder } from './find';
import type { Place } from './rule';
import { learnerRules } from './rules';

/** What each rule is to find, with what becomes of it (null where no rule says), and what looks like it and is right. */
const examples: Readonly<Record<string, readonly [wrong: string, better: string | null, right: string]>> = {
  explainTo: [
    'Can you explain me the rule?',
    'Can you explain to me the rule?',
    'Can you explain her decision?',
  ],
  discussAbout: [
    'We discussed about the plan.',
    'We discussed the plan.',
    'We had a discussion about the plan.',
  ],
  askTo: ['I asked to my teacher.', 'I asked my teacher.', 'I asked to leave early.'],
  objectWithout: ['She married with a doctor.', 'She married a doctor.', 'She is married and has a dog.'],
  answerTo: ['I answered to him.', 'I answered him.', 'The answer to him was short.'],
  enjoyOf: ['We enjoyed of the food.', 'We enjoyed the food.', 'We enjoyed most of the food.'],
  listenTo: ['I listen music every day.', 'I listen to music every day.', 'I listen carefully to music.'],
  waitFor: ['We waited the bus.', 'We waited for the bus.', 'We waited the whole day.'],
  lookAt: ['She is looking her phone.', 'She is looking at her phone.', 'She is looking after her dog.'],
  goTo: ['I go school by bus.', 'I go to school by bus.', 'I go out after school.'],
  toHome: ['I go to home at six.', 'I go home at six.', 'I go to the home of a friend.'],
  talkTo: ['I talk him often.', 'I talk to him often.', 'I talk about him often.'],
  agreeWith: ['I agree this opinion.', 'I agree with this opinion.', 'I agree that this opinion counts.'],
  searchFor: ['I search a job.', 'I search for a job.', 'They searched the room.'],
  dependOn: [
    'It depends of the weather.',
    'It depends on the weather.',
    'It depends on the price of the ticket.',
  ],
  otherVerbPrepositions: [
    'The book consists in three parts.',
    'The book consists of three parts.',
    'The book consists of three parts in English.',
  ],
  preferThan: ['I prefer tea than coffee.', 'I prefer tea to coffee.', 'I prefer more sugar than you do.'],
  remindOf: ['It reminds me my home.', 'It reminds me of my home.', 'Please remind me tomorrow.'],
  rememberMe: ['It remembers me of my home.', 'It reminds me of my home.', 'He remembers me well.'],
  lookForwardTo: [
    'I look forward to see you.',
    'I look forward to seeing you.',
    'I look forward to work on Monday.',
  ],
  goodAt: ['She is good in math.', 'She is good at math.', 'The food is good in summer.'],
  adjectiveOf: [
    'He is afraid from the dog.',
    'He is afraid of the dog.',
    'He walked away, afraid, from the dog.',
  ],
  adjectivePrepositions: [
    'She is married with a teacher.',
    'She is married to a teacher.',
    'She is interested in the topic.',
  ],
  capableOf: ['He is capable to win.', 'He is capable of winning.', 'He is capable of winning.'],
  inFrontOf: [
    'He stands in front the house.',
    'He stands in front of the house.',
    'He stands in front of the house.',
  ],
  nearOf: ['I live near of the station.', 'I live near the station.', 'I live near a lake.'],
  despiteOf: [
    'Despite of the rain, we went.',
    'Despite the rain, we went.',
    'Despite the noise of the rain, we slept.',
  ],
  onApp: ['I saw it in YouTube.', 'I saw it on YouTube.', 'I saw it in YouTube videos.'],
  inPicture: [
    'On the picture there is a dog.',
    'In the picture there is a dog.',
    'There is a shelf on the wall.',
  ],
  byBus: ['I go to school with the bus.', 'I go to school by bus.', 'I go there with my brother.'],
  usualPhrase: ['They came in the same time.', 'They came at the same time.', 'They live in the same town.'],
  forImprove: [
    'I study for to improve my English.',
    'I study to improve my English.',
    'I study for a better job.',
  ],
  prepositionIng: [
    'He left without say a word.',
    'He left without saying a word.',
    'He spoke about learning a language.',
  ],
  timePreposition: ['I work in Monday.', 'I work on Monday.', 'I work on Monday.'],
  noTimePreposition: ['We moved in last year.', 'We moved last year.', 'We moved in last year’s crisis.'],
  forDuration: [
    'I have lived here since three years.',
    'I have lived here for three years.',
    'I have lived here since three years ago.',
  ],
  ago: [
    'I came here before two years.',
    'I came here two years ago.',
    'I had been here before two years passed.',
  ],
  pastTime: ['I have seen him yesterday.', 'I saw him yesterday.', 'I have seen him since yesterday.'],
  sincePresent: ['I live here since 2015.', 'I have lived here since 2015.', 'I have lived here since 2015.'],
  ifWill: ['If it will rain, we stay here.', 'If it rains, we stay here.', 'I wonder if it will rain.'],
  ifWould: [
    'If I would have time, I would come.',
    'If I had time, I would come.',
    'If you would like tea, tell me.',
  ],
  toldInPast: [
    'Yesterday I go to the beach.',
    'Yesterday I went to the beach.',
    'Yesterday I went to the beach.',
  ],
  presentYesterday: [
    'I buy it two years ago.',
    'I bought it two years ago.',
    'I know that it was yesterday.',
  ],
  andBuy: [
    'I went to the shop and buy some bread.',
    'I went to the shop and bought some bread.',
    'I went to the shop to eat and buy some bread.',
  ],
  forYears: [
    'I live in Rome for five years.',
    'I have lived in Rome for five years.',
    'I want to live in Rome for five years.',
  ],
  ifWillLater: [
    'I will call as soon as I will arrive.',
    'I will call as soon as I arrive.',
    'Tell me if she will come.',
  ],
  wishHope: ['I wish you will visit me.', 'I hope you will visit me.', 'I wish you would visit me.'],
  amAgree: ['I am agree with you.', 'I agree with you.', 'I agree with you.'],
  modalTo: ['You must to work.', 'You must work.', 'You must come to work.'],
  modalForm: ['She can sings.', 'She can sing.', 'She can sing songs.'],
  doForm: ['I didn’t went there.', 'I didn’t go there.', 'I didn’t put it there.'],
  toForm: ['I wanted to went home.', 'I wanted to go home.', 'It is due to increased traffic.'],
  missingTo: ['I want learn English.', 'I want to learn English.', 'I want love and peace.'],
  ingAfterVerb: ['I enjoy to swim.', 'I enjoy swimming.', 'It was finished to please her.'],
  suggestMe: ['She suggested me to wait.', 'She suggested that I wait.', 'She told me to wait.'],
  wantThat: ['I want that my son learns English.', null, 'I want that big one.'],
  makeTo: ['It makes me to smile.', 'It makes me smile.', 'I was made to smile.'],
  beBase: ['He is sit on a bench.', 'He is sitting on a bench.', 'All he does is sit there.'],
  itDepends: ['It is depends on you.', 'It depends on you.', 'It depends on you.'],
  canAble: ['I can able to swim.', 'I can swim.', 'I am able to swim.'],
  usedTo: ['I use to play there.', 'I used to play there.', 'What do you use to cut bread?'],
  getUsedTo: [
    'I am used to get up early.',
    'I am used to getting up early.',
    'The knife is used to cut bread.',
  ],
  born: ['I born in Lima.', 'I was born in Lima.', 'I was born in Lima.'],
  adjectiveTo: [
    'It is important learn languages.',
    'It is important to learn languages.',
    'It is important that we learn languages.',
  ],
  betterTo: ['You had better to go.', 'You had better go.', 'It is better to go.'],
  usedToIng: ['I used to playing tennis.', 'I used to play tennis.', 'I am used to playing tennis.'],
  spendTo: [
    'I spend a lot of time to read.',
    'I spend a lot of time reading.',
    'I spend a lot of money to help them.',
  ],
  goShopping: [
    'We go to shopping every week.',
    'We go shopping every week.',
    'We go to shopping centers every week.',
  ],
  goodAtIng: [
    'She is good at cook and at math.',
    'She is good at cooking and at math.',
    'She is good at math.',
  ],
  makesMeFeels: ['It makes me feels good.', 'It makes me feel good.', 'It makes me feel good.'],
  modalBe: ['You must careful.', 'You must be careful.', 'You must be careful.'],
  haveBase: ['I have never visit Rome.', 'I have never visited Rome.', 'I have a visit to Rome.'],
  wasWent: ['I was went home.', 'I went home.', 'I was at home.'],
  passiveForm: [
    'The house was build in 1990.',
    'The house was built in 1990.',
    'The plan is to build in 1990.',
  ],
  heDont: ['He don’t like it.', 'He doesn’t like it.', 'I don’t like it.'],
  itOnlySteal: ['It only steal time.', 'It only steals time.', 'Let it only steal time.'],
  iHas: ['I has a dog.', 'I have a dog.', 'Who has a dog?'],
  heGo: ['My sister live in Spain.', 'My sister lives in Spain.', 'I saw my sister leave.'],
  peopleIs: ['Many people thinks so.', 'Many people think so.', 'The opinion of people is clear.'],
  whoLives: [
    'People who lives here are happy.',
    'People who live here are happy.',
    'One of the people who lives here is happy.',
  ],
  everybodyHave: ['Everybody have a phone.', 'Everybody has a phone.', 'Does everybody have a phone?'],
  numberOf: [
    'The number of tourists are growing.',
    'The number of tourists is growing.',
    'A number of tourists are here.',
  ],
  thereIs: ['There is many people.', 'There are many people.', 'There is a lot of water.'],
  thisThese: ['For this reasons I stay.', 'For these reasons I stay.', 'For this reason I stay.'],
  uncountedPlural: ['I need more informations.', 'I need more information.', 'I need more information.'],
  anUncounted: ['She gave me an advice.', 'She gave me some advice.', 'She gave me an advice book.'],
  wrongPlural: ['The childs are here.', 'The children are here.', 'The children are here.'],
  pluralAdjective: ['I like others people.', 'I like other people.', 'I like the others.'],
  oneOfThe: [
    'One of my friend lives here.',
    'One of my friends lives here.',
    'One of my friends lives here.',
  ],
  manySingular: ['I have three dog.', 'I have three dogs.', 'I have three dog collars.'],
  threePerson: ['I see three person.', 'I see three people.', 'It has room for one person.'],
  everyPlural: ['I run every weekends.', 'I run every weekend.', 'I run every weekend.'],
  aPlural: ['I need a friends.', 'I need friends.', 'I need a friends list.'],
  muchCounted: ['There are so much people.', 'There are so many people.', 'There is so much noise.'],
  otherSingular: ['I moved to other city.', 'I moved to another city.', 'I moved to the other city.'],
  mostOf: ['Most of people agree.', 'Most people agree.', 'Most of the people agree.'],
  nounsIs: ['My parents is nice.', 'My parents are nice.', 'One of my parents is nice.'],
  nounAre: ['My friend are nice.', 'My friend is nice.', 'My family are nice.'],
  someoneWho: [
    'I need a person who work hard.',
    'I need a person who works hard.',
    'I need people who work hard.',
  ],
  missingBe: ['I very happy.', 'I am very happy.', 'I am very happy.'],
  missingSubject: [
    'I stay at home because is raining.',
    'I stay at home because it is raining.',
    'What is raining down there?',
  ],
  subjectForm: ['Him is my friend.', 'He is my friend.', 'I called him and was happy.'],
  objectForm: ['I went there with he.', 'I went there with him.', 'I went there with him.'],
  possessiveForm: ['He mother lives here.', 'His mother lives here.', 'I gave him life advice.'],
  doubleNegative: ['I don’t see nothing.', 'I don’t see anything.', 'I don’t see anything.'],
  otherOthers: [
    'Some people agree, other think it is wrong.',
    'Some people agree, others think it is wrong.',
    'Each other person may think so.',
  ],
  itsIts: ['Its a nice day.', 'It’s a nice day.', 'The dog ate its food.'],
  aProfession: ['She is engineer.', 'She is an engineer.', 'She is the engineer of the year.'],
  whenIWasChild: ['When I was child, I sang.', 'When I was a child, I sang.', 'When I was a child, I sang.'],
  aLot: ['I have lot of friends.', 'I have a lot of friends.', 'I have a lot of friends.'],
  suchA: ['It was such nice day.', 'It was such a nice day.', 'It was such nice weather.'],
  inTheBackground: [
    'In background there is a hill.',
    'In the background there is a hill.',
    'I like it in background music.',
  ],
  theSport: ['I play the football.', 'I play football.', 'I watch the football match.'],
  theGeneral: ['The life is short.', 'Life is short.', 'The life of a bee is short.'],
  aNoun: ['She is reading newspaper.', 'She is reading a newspaper.', 'She is reading a newspaper.'],
  aAn: ['I ate a apple.', 'I ate an apple.', 'I ate an apple.'],
  thePlace: ['We sat in park and talked.', 'We sat in the park and talked.', 'We sat in Park Street.'],
  theFirst: ['We met on first day.', 'We met on the first day.', 'We met at first light.'],
  adjectiveNoun: ['I have good idea.', 'I have a good idea.', 'I have good ideas.'],
  superlative: [
    'It is best day of my life.',
    'It is the best day of my life.',
    'It is the best day of my life.',
  ],
  theMy: ['The my house is big.', 'My house is big.', 'My house is big.'],
  ageHave: ['I have 20 years old.', 'I am 20 years old.', 'I have 20 years of experience.'],
  makePhoto: ['I made many photos.', 'I took many photos.', 'I made many friends.'],
  heavyRain: ['There was strong rain.', 'There was heavy rain.', 'There was strong coffee.'],
  lookLike: ['She looks like happy.', 'She looks happy.', 'She looks like her mother.'],
  veryLike: ['I very like it.', 'I really like it.', 'I like it very much.'],
  travelTrip: ['It was a long travel.', 'It was a long trip.', 'It was a long travel time.'],
  cannot: ['I can not come.', 'I cannot come.', 'I can not only sing but dance.'],
  dayToDay: [
    'It changed from one day to the other.',
    'It changed from one day to the next.',
    'It changed from one side to the other.',
  ],
  attend: ['I assist to a class.', 'I attend a class.', 'I assist a teacher.'],
  howCall: ['How do you call this?', 'What do you call this?', 'How do you call a taxi?'],
  theReason: [
    'That is the reason because I came.',
    'That is the reason why I came.',
    'That is the reason why I came.',
  ],
  tellThat: ['She told that she was ill.', 'She said that she was ill.', 'I was told that she was ill.'],
  learnTeach: ['He learned me the rules.', 'He taught me the rules.', 'He helped me learn the rules.'],
  borrowLend: ['Can you borrow me a pen?', 'Can you lend me a pen?', 'Can I borrow a pen?'],
  riseRaise: ['Please rise your hand.', 'Please raise your hand.', 'Prices rise every year.'],
  fellAsleep: ['I felt asleep.', 'I fell asleep.', 'I felt tired.'],
  boredBoring: ['The film was very bored.', 'The film was very boring.', 'The girl was very bored.'],
  goodWell: ['She plays very good.', 'She plays very well.', 'She plays very good music.'],
  liveLife: ['My live is good.', 'My life is good.', 'My live concert is good.'],
  thenThan: ['It is bigger then mine.', 'It is bigger than mine.', 'It got bigger, then it fell.'],
  similarWords: ['I don’t want to loose my job.', 'I don’t want to lose my job.', 'The screw is loose.'],
  everythingWhat: [
    'Everything what I need is here.',
    'Everything that I need is here.',
    'I know what I need.',
  ],
  whichWho: [
    'I have a friend which helps me.',
    'I have a friend who helps me.',
    'I have a book which helps me.',
  ],
  wordFamily: ['She is very success.', 'She is very successful.', 'She had success.'],
  adverb: ['You can learn it easy.', 'You can learn it easily.', 'Make it easy.'],
  livingLeaving: [
    'Many people leave in a big city.',
    'Many people live in a big city.',
    'Many people leave in a hurry.',
  ],
  stealRob: ['Somebody robbed my phone.', 'Somebody stole my phone.', 'Somebody robbed a bank.'],
  watchLook: ['We looked a movie.', 'We watched a movie.', 'We looked at a map.'],
  tallHigh: ['He is a high man.', 'He is a tall man.', 'It is a high wall.'],
  aWork: ['I found a new work.', 'I found a new job.', 'I found a new work of art.'],
  payAttention: ['Put attention to it.', 'Pay attention to it.', 'Pay attention to it.'],
  knowNew: ['I want to know new people.', 'I want to get to know new people.', 'I want to know new words.'],
  withAge: [
    'With 18 years I moved to Rome.',
    'At the age of 18 I moved to Rome.',
    'With 18 years of practice I was good.',
  ],
  afterThat: ['After, we went home.', 'After that, we went home.', 'After lunch, we went home.'],
  forExample: ['Like example, my brother runs.', 'For example, my brother runs.', 'He is an example to us.'],
  amountNumber: [
    'A large amount of people came.',
    'A large number of people came.',
    'A large amount of water came.',
  ],
  mostPart: ['The most part of it is new.', 'Most of it is new.', 'The best part of it is new.'],
  allDays: ['I run all the days.', 'I run every day.', 'I ran all day.'],
  becauseOf: [
    'We stayed because the rain.',
    'We stayed because of the rain.',
    'We stayed because the rain was strong.',
  ],
  despiteClause: [
    'Despite it was late, we left.',
    'Although it was late, we left.',
    'Despite the hour, we left.',
  ],
  timePlace: ['I yesterday went home.', null, 'Yesterday I went home.'],
  adjectiveOrder: ['She has a red big car.', 'She has a big red car.', 'She has a big red car.'],
  nounAdjective: ['I live in a house big.', 'I live in a big house.', 'I live in a big house.'],
  question: ['Where you live?', 'Where do you live?', 'Where do you live?'],
  soSuch: ['It was so beautiful day.', 'It was such a beautiful day.', 'It was so beautiful that I cried.'],
  tooAlso: ['I don’t like it too.', 'I don’t like it either.', 'I don’t like it too much.'],
  aLotPeople: ['A lot people came.', 'A lot of people came.', 'A lot of people came.'],
  althoughBut: [
    'Although it rained, but we went out.',
    'Although it rained, we went out.',
    'Although it rained, we went out but came back.',
  ],
  placeIs: ['In my country is very hot.', 'In my country it is very hot.', 'In my country it is very hot.'],
  extraIt: [
    'My brother he works in a bank.',
    'My brother works in a bank.',
    'The man he works with is nice.',
  ],
  indirectQuestion: [
    'He asked me where do I live.',
    'He asked me where I live.',
    'He asked me: “Where do I live?”',
  ],
  alsoPlace: ['She has also a dog.', 'She also has a dog.', 'She also has a dog.'],
  veryWellPlace: [
    'She speaks very well English.',
    'She speaks English very well.',
    'She speaks English very well.',
  ],
  enoughPlace: [
    'He is not enough old to drive.',
    'He is not old enough to drive.',
    'He has enough old books.',
  ],
  tooMuch: ['It is too much expensive.', 'It is too expensive.', 'It is too much for me.'],
  moreBetter: ['This is more better.', 'This is better.', 'The more, the better.'],
  moreGood: ['This is more good than that.', 'This is better than that.', 'This does more good than harm.'],
  sameAs: ['It is the same car like mine.', 'It is the same car as mine.', 'It is the same car as mine.'],
  thereHave: ['There have many parks.', 'There are many parks.', 'There have been many parks.'],
  wantSubject: ['I want you come with me.', 'I want you to come with me.', 'I want you to come.'],
  capitalI: ['Today i am happy.', 'Today I am happy.', 'Today I am happy.'],
  capitalName: ['I speak english.', 'I speak English.', 'I speak English.'],
  capitalFirst: ['I am here. she is not.', 'I am here. She is not.', 'I am here, e.g. now.'],
  finalStop: ['I live in a small town', 'I live in a small town.', 'I live in a small town.'],
  blankAfter: ['I came,saw and left.', 'I came, saw and left.', 'I came, saw and left.'],
  blankAfterStop: ['I came.Then I left.', 'I came. Then I left.', 'I use example.com often.'],
  blankBefore: ['I came , and left.', 'I came, and left.', 'I came, and left.'],
  commaSplice: [
    'I like my city, it is very quiet.',
    'I like my city. It is very quiet.',
    'When I am in my city, it is very quiet.',
  ],
  doubleWord: ['I like the the city.', 'I like the city.', 'I know that that is true.'],
};

const placesOf = (name: string, text: string): Place[] => {
  const rule = learnerRules[name];
  const find = finder(rule ? { [name]: rule } : {});
  return sentencesOf(text).flatMap((sentence) => find(sentence, text));
};

/** A text as a rule would have it; null where it does not say. */
function mended(text: string, places: readonly Place[]): string | null {
  let [done, at] = ['', 0];
  for (const { start, end, better } of places.toSorted((one, other) => one.start - other.start)) {
    if (better === null) return null;
    if (start < at) continue;
    done += text.slice(at, start) + better;
    at = end;
  }
  return done + text.slice(at);
}

it('has an example for each rule, and there are many', () => {
  expect(Object.keys(examples).toSorted()).toEqual(Object.keys(learnerRules).toSorted());
  expect(Object.keys(learnerRules).length).toBeGreaterThan(180);
});

it.each(Object.entries(examples))('%s: “%s”', (name, [wrong, better, right]) => {
  const places = placesOf(name, wrong);
  expect(places).not.toEqual([]);
  expect(mended(wrong, places)).toBe(better);
  expect(placesOf(name, right), right).toEqual([]);
});

it('tells a reason that the catalog has', () => {
  const reasons = new Set(Object.values(learnerRules).map(({ reason }) => reason));
  expect([...reasons].filter((reason) => !(reason in marks.reasons))).toEqual([]);
});

it('reads every pattern of the table', () => {
  const text = 'Nothing is wrong with this sentence.';
  expect(Object.keys(learnerRules).flatMap((name) => placesOf(name, text))).toEqual([]);
});
