import { lettersHeldUp } from './hindi-day';
import { wayToSchool } from './way-to-school';
import { admissionPath } from './admission-path';
import { clay, painting, spellingBeans, cooking, lanternMaking, rangoliDay } from './crafts';
import { storyUnderTree, planting, kites, wellVisit, farmVisit, picnicRing, schoolYard, roundDance } from './outdoors';
import { chess, debate, brainGym, annualDay, musicUnderLamp, speechDay, flagHoisting, assembly } from './gatherings';
import { deskOf, documentsOnLine, letterBirds, lookingForWork, contactCrier } from './office';
import { missionSeedling, visionHill, goalsLadder, doorOpens, calendarWheel, classesLadder } from './sections';
import { pilgrimWalks } from './devotion';
import { busArrives, busFollowed, bicyclesAndBus } from './journeys';
import {
  bigBalance,
  bigGlobe,
  bigMagnet,
  circuit,
  experimentBench,
  giantFlask,
  giantMicroscope,
  plantLesson,
  solarSystem,
  telescope,
  testTubeRack,
  volcano,
  waterFilter,
  windmill,
} from './laboratory';
import {
  bookshelves,
  computerDesks,
  groupWork,
  lessonAtTheBoard,
  lessonOnTheFloor,
  measuring,
  readingTable,
  shapesAtTheBoard,
  tallestPile,
} from './lessons';
import { mark } from './mark';
import { meetingUnderTree, parentsAtTables, proudParents } from './meetings';
import {
  ballGames,
  hurdles,
  kabaddi,
  khoKho,
  lemonAndSpoon,
  longJump,
  marchPast,
  podium,
  race,
  relay,
  sackRace,
  tugOfWar,
  yoga,
} from './playing-field';
import { portrait, portraitPlaceholder } from './portraits';
import { slideWelcomeCircle } from './slide-welcome-circle';
import { quilt, villageAndHills } from './slides';
import { choir, danceLine, drama, drumLesson, lezimAndLamp, notation, puppets, smallOrchestra } from './stage-arts';
import { brokenCart, cutWire, emptyBench, letterFlies, lostWay } from './states';
import { borderDancers, wall } from './strips';
import type { IllustrationTheme } from '../../../look/theme-names';
import type { GroundName } from '../line/paint';
import { wallOf, type MainStory, type Theme } from './theme';
import {
  tileBooksAndLibrary,
  tileExperiencedStaff,
  tileInfrastructure,
  tileLanguageLab,
  tileMathLab,
  tileMusicLab,
  tileScienceLab,
  tileSportsLab,
} from './tiles';

const section = (ground: GroundName, story: MainStory, sun = true): Theme =>
  wallOf({ grounds: [ground], border: 'rows', stories: [story], share: 0.74, most: 13, sun });
/** A theme for an error or an empty state, with few side stories. */
const state = (story: MainStory): Theme =>
  wallOf({ grounds: ['wall'], border: 'foot', stories: [story], share: 0.84, company: 'quiet', sun: false, most: 5 });

/** Every theme that content may name. */
export const themes = {
  'academic-blog': wallOf({
    grounds: ['wall', 'wall', 'grove', 'dusk', 'wall', 'night', 'paper'],
    stories: [
      storyUnderTree,
      clay,
      kites,
      planting,
      chess,
      debate,
      painting,
      spellingBeans,
      brainGym,
      cooking,
      wellVisit,
      puppets,
      lanternMaking,
      farmVisit,
      tallestPile,
      roundDance,
      plantLesson,
      musicUnderLamp,
      groupWork,
      picnicRing,
      rangoliDay,
      schoolYard,
      drama,
      speechDay,
    ],
  }),
  classroom: wallOf({
    grounds: ['wall', 'grove', 'dusk'],
    stories: [lessonAtTheBoard, lessonOnTheFloor, groupWork, speechDay, lessonAtTheBoard, spellingBeans],
  }),
  'science-lab': wallOf({
    grounds: ['grove', 'wall', 'night', 'grove', 'dusk'],
    stories: [
      experimentBench,
      giantMicroscope,
      giantFlask,
      testTubeRack,
      bigBalance,
      bigMagnet,
      plantLesson,
      experimentBench,
      circuit,
      telescope,
      solarSystem,
      waterFilter,
    ],
  }),
  'computer-lab': wallOf({ grounds: ['night', 'wall'], stories: [computerDesks] }),
  'maths-lab': wallOf({
    grounds: ['wall', 'night', 'wall', 'grove'],
    stories: [measuring, shapesAtTheBoard, groupWork, chess, bigBalance, measuring, shapesAtTheBoard],
  }),
  library: wallOf({
    grounds: ['night', 'wall', 'grove', 'dusk'],
    stories: [bookshelves, readingTable, tallestPile, bookshelves, storyUnderTree, readingTable, bigGlobe, bookshelves],
  }),
  'music-room': wallOf({ grounds: ['wall', 'night', 'dusk'], stories: [smallOrchestra, choir, drumLesson, notation] }),
  'dance-room': wallOf({ grounds: ['wall', 'dusk'], stories: [danceLine, lezimAndLamp] }),
  transportation: wallOf({ grounds: ['night', 'wall', 'grove'], stories: [busArrives, busFollowed, bicyclesAndBus] }),
  sports: wallOf({ grounds: ['wall', 'grove', 'dusk'], stories: [ballGames, kabaddi, yoga, race] }),
  glimpses: wallOf({
    grounds: ['wall', 'dusk', 'wall', 'grove', 'wall', 'night', 'paper', 'wall', 'grove'],
    stories: [
      annualDay,
      flagHoisting,
      planting,
      farmVisit,
      khoKho,
      drama,
      yoga,
      rangoliDay,
      kites,
      lanternMaking,
      roundDance,
      painting,
      choir,
      marchPast,
      storyUnderTree,
      clay,
      lezimAndLamp,
      cooking,
      kabaddi,
      puppets,
      picnicRing,
      debate,
      busFollowed,
      schoolYard,
      danceLine,
      volcano,
      wellVisit,
      tugOfWar,
      smallOrchestra,
      chess,
      brainGym,
    ],
  }),
  'sports-day': wallOf({
    grounds: ['wall', 'wall', 'grove', 'dusk', 'night', 'wall'],
    stories: [
      race,
      hurdles,
      sackRace,
      tugOfWar,
      longJump,
      relay,
      lemonAndSpoon,
      podium,
      kabaddi,
      marchPast,
      khoKho,
      ballGames,
      yoga,
    ],
  }),
  'hindi-diwas': wallOf({ grounds: ['wall', 'night'], stories: [lettersHeldUp, speechDay], share: 0.8 }),
  'science-exhibition': wallOf({
    grounds: ['wall', 'grove', 'night', 'dusk'],
    stories: [
      volcano,
      windmill,
      telescope,
      solarSystem,
      waterFilter,
      circuit,
      giantFlask,
      bigMagnet,
      bigGlobe,
      giantMicroscope,
      testTubeRack,
      bigBalance,
      plantLesson,
      experimentBench,
    ],
  }),
  ashadhi: wallOf({ grounds: ['wall', 'grove', 'dusk'], stories: pilgrimWalks, company: 'rainy', sun: false }),
  'parent-teacher-meeting': wallOf({
    grounds: ['wall', 'grove', 'dusk'],
    stories: [parentsAtTables, meetingUnderTree, proudParents],
  }),

  'slide-welcome-circle': slideWelcomeCircle,
  'slide-morning-bus': quilt({
    ground: 'night',
    lead: 'the way to school',
    most: 13,
    rows: [
      [
        [bicyclesAndBus, 'cyclists'],
        [schoolYard, 'a yard full of children'],
      ],
      [[busArrives, 'a bus with a child at every window']],
    ],
  }),
  'slide-classroom': quilt({
    ground: 'wall',
    lead: 'a morning of lessons',
    most: 4,
    rows: [
      [
        [lessonAtTheBoard, 'pupils at benches'],
        [painting, 'painters at easels'],
      ],
      [
        [lessonOnTheFloor, 'a ring on the floor'],
        [computerDesks, 'children at computers'],
      ],
    ],
  }),
  'slide-science': quilt({
    ground: 'grove',
    lead: 'science everywhere',
    most: 11,
    rows: [
      [
        [volcano, 'a volcano that spits'],
        [solarSystem, 'planets on their rings'],
      ],
      [
        [experimentBench, 'flasks on long benches'],
        [windmill, 'a paper windmill'],
      ],
    ],
  }),
  'slide-sports-day': quilt({
    ground: 'wall',
    lead: 'sports day',
    most: 11,
    rows: [
      [
        [race, 'a race in three lanes'],
        [podium, 'winners on a podium'],
      ],
      [
        [tugOfWar, 'a tug of war'],
        [longJump, 'a girl in a long jump'],
      ],
    ],
  }),
  'slide-library': quilt({
    ground: 'night',
    lead: 'reading everywhere',
    most: 4,
    rows: [
      [
        [tallestPile, 'readers on piles of books'],
        [readingTable, 'a long table of readers'],
      ],
      [
        [bookshelves, 'children between tall shelves'],
        [storyUnderTree, 'a story under a tree'],
      ],
    ],
  }),
  'slide-music-and-dance': quilt({
    ground: 'dusk',
    lead: 'music and dance',
    most: 17,
    rows: [
      [
        [danceLine, 'dancers hand in hand'],
        [drumLesson, 'a row of drummers'],
      ],
      [
        [smallOrchestra, 'a small orchestra'],
        [lezimAndLamp, 'children dancing around a lamp'],
      ],
    ],
  }),
  'slide-village-and-hills': villageAndHills,
  'slide-festival': quilt({
    ground: 'wall',
    lead: 'the festivals of a year',
    most: 2,
    rows: [
      [
        [lanternMaking, 'star lanterns'],
        [annualDay, 'a dance on a stage'],
      ],
      [
        [pilgrimWalks[0] ?? annualDay, 'pilgrims with a palkhi'],
        [rangoliDay, 'a floor pattern of petals'],
      ],
    ],
  }),
  'slide-assembly-flag': wallOf({ grounds: ['grove'], border: 'rows', stories: [assembly], share: 0.74 }),

  'tile-infrastructure': tileInfrastructure,
  'tile-books-and-library': tileBooksAndLibrary,
  'tile-experienced-staff': tileExperiencedStaff,
  'tile-sports-lab': tileSportsLab,
  'tile-science-lab': tileScienceLab,
  'tile-math-lab': tileMathLab,
  'tile-language-lab': tileLanguageLab,
  'tile-music-lab': tileMusicLab,

  about: section('wall', schoolYard),
  mission: section('grove', missionSeedling),
  vision: section('wall', visionHill, false),
  'student-goals': section('wall', goalsLadder),
  'chairmans-desk': section('dusk', deskOf('man')),
  'principals-desk': section('grove', deskOf('woman')),
  'why-us': section('wall', roundDance),
  admission: admissionPath,
  'academic-calendar': wallOf({ grounds: ['night'], border: 'rows', stories: [calendarWheel], share: 0.9, sun: false }),
  committee: section('wall', meetingUnderTree),
  documents: section('dusk', documentsOnLine),
  contact: section('wall', contactCrier),
  career: section('grove', lookingForWork),
  portal: section('night', letterBirds),
  classes: section('wall', classesLadder),
  infrastructure: section('wall', doorOpens),

  portrait,
  'portrait-placeholder': portraitPlaceholder,

  empty: state(emptyBench),
  error: state(brokenCart),
  offline: state(cutWire),
  sent: state(letterFlies),
  'not-found': state(lostWay),

  'way-to-school': wayToSchool,
  'border-dancers': borderDancers,
  wall,
  mark,
} as const satisfies Record<IllustrationTheme, Theme>;
