import { writeFile } from 'node:fs/promises';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { builds, dressed, type Who } from './figure/people';
import { Person } from './figure/person';
import { poses, type PoseName } from './figure/poses';
import { skeleton } from './figure/skeleton';
import { createChance } from './line/chance';
import { box, point } from './line/geometry';
import { palettes } from '../../look/palettes';
import { groundsOf, PaletteProvider } from './line/paint';
import { Bird, Butterfly, Cow, Dog, Fish, Goat, Hen, Monkey, Peacock, PerchedBird, Squirrel } from './things/animals';
import { Hut, Pandal, SchoolHouse, Well } from './things/buildings';
import {
  Garland,
  Lamp,
  LampRow,
  NationalFlag,
  Palkhi,
  Pennant,
  Pot,
  Rangoli,
  SkyLantern,
  StandingLamp,
  TulsiPot,
  Umbrella,
} from './things/festival';
import { CropField, Floor, Flowers, Grass, Pond } from './things/ground-cover';
import { Cymbals, Dhol, Flute, Harmonium, Notes, Tabla, Tanpura, Tarpa } from './things/music';
import { Ball, Bunting, Hurdle, Kite, Podium, Sack, Trophy } from './things/play';
import {
  Abacus,
  Bench,
  Blackboard,
  BookPile,
  Bookshelf,
  Clock,
  Compasses,
  Computer,
  Globe,
  OpenBook,
  SetSquare,
  Sheet,
  DrawnTable,
} from './things/school';
import {
  Balance,
  Bubbles,
  Circuit,
  Flask,
  Magnet,
  Microscope,
  SolarSystem,
  Telescope,
  TestTubes,
  Volcano,
  WaterFilter,
  Windmill,
} from './things/science';
import { Cloud, Hills, Moon, Rain, Stars, Sun } from './things/sky';
import { Bicycle, Bus, Cart, Wheel } from './things/transport';
import { Bamboo, FeatherTree, Palm, RoundTree, SpreadingTree } from './things/trees';

const colours = palettes['earth-and-indigo'];
const { wall } = groundsOf(colours);

const edge = 160;
const at = point(edge / 2, edge * 0.86);
const centre = point(edge / 2, edge / 2);
const area = box(20, 34, 120, 90);
const thing = { at, size: 96, brush: 2 };
const seeded = { ...thing, seed: 1 };
const facing = { ...thing, facing: 1 as const };

const pieces: Record<string, ReactElement> = {
  SpreadingTree: <SpreadingTree {...seeded} size={130} />,
  FeatherTree: <FeatherTree {...seeded} size={130} />,
  RoundTree: <RoundTree {...seeded} size={120} />,
  Palm: <Palm {...seeded} size={130} />,
  Bamboo: <Bamboo {...seeded} />,
  Grass: <Grass spots={[point(40, 120), point(80, 130), point(120, 120)]} size={30} brush={2} seed={1} />,
  Flowers: <Flowers spots={[point(40, 120), point(80, 130), point(120, 120)]} size={44} brush={2} seed={1} />,
  CropField: <CropField area={area} brush={2} seed={1} />,
  Pond: <Pond area={area} brush={2} />,
  Floor: <Floor from={point(15, 90)} to={point(145, 90)} brush={3} fringe="comb" />,
  Sun: <Sun centre={centre} radius={60} brush={2} />,
  Moon: <Moon centre={centre} radius={40} brush={2} />,
  Stars: <Stars spots={[point(40, 60), point(90, 100), point(120, 50)]} size={12} brush={2} />,
  Rain: <Rain area={area} brush={2} seed={1} />,
  Cloud: <Cloud at={at} size={110} brush={2} />,
  Hills: <Hills area={area} brush={2} seed={1} count={3} />,
  Hut: <Hut {...seeded} />,
  SchoolHouse: <SchoolHouse {...thing} size={70} />,
  Well: <Well {...thing} />,
  Pandal: <Pandal {...thing} wide={130} />,
  Cow: <Cow {...facing} load />,
  Goat: <Goat {...facing} size={80} />,
  Dog: <Dog {...facing} size={70} />,
  'Dog running': <Dog {...facing} size={70} running />,
  Hen: <Hen {...facing} comb="accent" />,
  Peacock: <Peacock {...facing} at={point(105, 130)} />,
  'Peacock dancing': <Peacock {...facing} dancing />,
  Monkey: <Monkey {...facing} at={point(80, 110)} />,
  Squirrel: <Squirrel {...facing} size={70} />,
  Bird: <Bird {...facing} at={centre} />,
  'Bird with a letter': <Bird {...facing} at={centre} letter />,
  PerchedBird: <PerchedBird {...facing} />,
  Fish: <Fish {...facing} at={centre} />,
  Butterfly: <Butterfly at={centre} size={60} brush={2} seed={1} />,
  'Blackboard: sum': <Blackboard area={area} brush={2} lesson="sum" seed={1} />,
  'Blackboard: letters': <Blackboard area={area} brush={2} lesson="letters" seed={1} />,
  'Blackboard: sun': <Blackboard area={area} brush={2} lesson="sun" seed={1} />,
  'Blackboard: shapes': <Blackboard area={area} brush={2} lesson="shapes" seed={1} />,
  'Blackboard: plant': <Blackboard area={area} brush={2} lesson="plant" seed={1} />,
  'Blackboard: map': <Blackboard area={area} brush={2} lesson="map" seed={1} />,
  'Blackboard: fractions': <Blackboard area={area} brush={2} lesson="fractions" seed={1} />,
  'Blackboard: scales': <Blackboard area={area} brush={2} lesson="scales" seed={1} />,
  Bench: <Bench {...facing} />,
  Table: <DrawnTable area={area} brush={2} pattern="diamonds" />,
  OpenBook: <OpenBook {...thing} at={centre} />,
  BookPile: <BookPile {...seeded} />,
  Bookshelf: <Bookshelf area={area} brush={2} seed={1} rows={2} />,
  Computer: <Computer {...seeded} />,
  Abacus: <Abacus {...seeded} />,
  Compasses: <Compasses {...thing} />,
  SetSquare: <SetSquare {...thing} />,
  Globe: <Globe {...thing} />,
  Clock: <Clock centre={centre} radius={44} brush={2} seed={1} />,
  Sheet: <Sheet area={box(45, 30, 70, 96)} brush={2} seal />,
  Flask: <Flask {...thing} coloured />,
  Bubbles: <Bubbles from={at} height={100} brush={3} seed={1} />,
  TestTubes: <TestTubes {...thing} size={70} />,
  Microscope: <Microscope {...facing} />,
  Telescope: <Telescope {...facing} />,
  Volcano: <Volcano {...seeded} />,
  Windmill: <Windmill {...seeded} />,
  SolarSystem: <SolarSystem area={area} brush={2} seed={1} />,
  WaterFilter: <WaterFilter {...thing} />,
  Circuit: <Circuit {...thing} />,
  Magnet: <Magnet {...thing} />,
  Balance: <Balance {...thing} />,
  Tabla: <Tabla {...thing} size={76} />,
  Harmonium: <Harmonium {...facing} size={70} />,
  Tanpura: <Tanpura {...thing} size={120} />,
  Flute: <Flute from={point(30, 90)} to={point(130, 70)} brush={3} />,
  Tarpa: <Tarpa from={point(30, 40)} to={point(120, 120)} brush={2} />,
  Dhol: <Dhol {...thing} at={centre} />,
  Cymbals: <Cymbals hands={[point(60, 80), point(100, 80)]} size={26} brush={2} />,
  Notes: <Notes spots={[point(50, 90), point(100, 70)]} size={50} brush={3} />,
  Ball: <Ball centre={centre} radius={40} brush={3} />,
  Hurdle: <Hurdle {...thing} />,
  Podium: <Podium {...thing} size={56} />,
  Trophy: <Trophy {...thing} />,
  Kite: <Kite {...seeded} at={point(80, 60)} size={70} />,
  Sack: <Sack {...thing} />,
  Bunting: <Bunting from={point(10, 60)} to={point(150, 60)} sag={14} brush={2} />,
  NationalFlag: <NationalFlag {...facing} size={120} />,
  Pennant: <Pennant {...facing} size={120} />,
  Lamp: <Lamp {...thing} size={70} />,
  LampRow: <LampRow from={point(10, 100)} to={point(150, 100)} size={20} brush={2} />,
  StandingLamp: <StandingLamp {...thing} size={120} />,
  Pot: <Pot {...thing} />,
  TulsiPot: <TulsiPot {...seeded} />,
  Palkhi: <Palkhi {...thing} at={point(80, 110)} size={90} pole={140} />,
  Umbrella: <Umbrella {...thing} coloured />,
  SkyLantern: <SkyLantern {...thing} at={point(80, 15)} size={110} />,
  Rangoli: <Rangoli centre={centre} radius={62} brush={2} seed={1} />,
  Garland: <Garland from={point(15, 60)} to={point(145, 60)} sag={20} brush={2} />,
  Bus: <Bus {...facing} size={56} />,
  Bicycle: <Bicycle {...facing} size={76} />,
  Cart: <Cart {...facing} size={70} />,
  Wheel: <Wheel centre={centre} radius={50} brush={2} />,
};

const kinds: readonly Who[] = ['girl', 'boy', 'woman', 'man'];

function Cell({ name, children }: { name: string; children: ReactElement }) {
  return (
    <figure>
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={edge}
        height={edge}
        fill="none"
        stroke={wall.ink}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <PaletteProvider value={wall}>{children}</PaletteProvider>
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

function Posed({ pose, who }: { pose: PoseName; who: Who }) {
  const build = builds[who];
  const body = skeleton({
    at,
    height: 120 * build.tall,
    pose: poses[pose],
    hipWidth: build.hipWidth,
    skirtLength: build.skirtLength,
    headSize: build.headSize,
  });
  return <Person body={body} dress={dressed(who, createChance(pose), 0.3)} />;
}

function VocabularySheet() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Vocabulary of the illustrations</title>
        <style>{`body{font:14px system-ui;background:${colours.page};color:${colours.text};margin:24px}section{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}svg{background:${colours.wall};display:block}figcaption{padding:4px 0}`}</style>
      </head>
      <body>
        <h1>Vocabulary of the illustrations</h1>
        <h2>Poses</h2>
        <section>
          {(Object.keys(poses) as PoseName[]).map((pose, i) => (
            <Cell key={pose} name={pose}>
              <Posed pose={pose} who={kinds[i % kinds.length] ?? 'girl'} />
            </Cell>
          ))}
        </section>
        <h2>Things</h2>
        <section>
          {Object.entries(pieces).map(([name, piece]) => (
            <Cell key={name} name={name}>
              {piece}
            </Cell>
          ))}
        </section>
      </body>
    </html>
  );
}

const [file = 'vocabulary.html'] = process.argv.slice(2);
await writeFile(file, `<!doctype html>${renderToStaticMarkup(<VocabularySheet />)}`);
