// What goes over the wire and between the scripts of the pages, for the type checker alone.

interface Said { text: string; say?: string; pattern?: string; facts?: Record<string, any>; parts?: Record<string, Said[]> }
interface Ruling extends Said { rule: string; seat?: string; points?: number; scores?: number[] }
interface Told {
  seq: number; n?: number; kind?: string; by?: string; event?: string; rulings?: Ruling[];
  phrase?: string; to?: number;
}
interface View {
  game: string; rules: string; eyes: 'seat' | 'spectator' | 'arbiter'; seat?: string;
  awaits: 'seats' | 'table' | 'nobody'; awaited: string[];
  sides: { seats: string[]; tallies: Record<string, number> }[]; winner: string[];
  seats: { name: string; hand: string[]; own: Record<string, any> }[];
  cards: Record<string, string[]>; table: Record<string, any>;
  history: { by: string; event: string }[]; legal: string[]; complete: boolean;
}
interface LifeSeat { name?: string; kind: string; strategy?: string; here?: boolean; standIn?: boolean; taken?: boolean }
/** What a seat adds to the deal, as everybody may know it. */
interface SeatPart { place: number; commitment: string; state: 'committed' | 'awaited' | 'revealed' | 'given-up' }
/** What this browser adds to the deal of a table, and what was published before it was told. */
interface Part { part: string; commitment: string; at: number; published?: { commitment: string; parts: string[] } }
interface Life {
  seats: LifeSeat[]; back: { by: string; to: number } | null; ended: { how: string; seat?: string } | null;
  rematch: string | null; paused?: string; commitment?: string; parts?: SeatPart[]; options?: Record<string, any>;
}
interface Clock { now: string; running: string[]; moveLeft: Record<string, number>; reserve: Record<string, number> }
interface Update {
  v: number; table: string; seq: number; n: number; state: 'open' | 'playing' | 'over';
  viewer: { eyes: string; seat?: string; place?: number }; life: Life; view: View | null; told: Told[];
  more?: true; ask: { id: number } | null; clock: Clock | null; rules?: string; game?: string;
}
/** An update of a game that has begun. */
interface Played extends Update { view: View }
interface Note extends Said {}
interface Finding {
  finding: 'fine' | 'against' | 'open'; rule?: string; sentence?: string; source?: string;
  notes?: Note[]; missing?: Note; said?: (string | Note)[];
}
interface Problem {
  title: string; status: number; detail: string; rule?: string; sentence?: string; source?: string;
  notes?: Note[]; legal?: string[];
}
interface GameWords {
  said: Record<string, string>; rules: Record<string, string>; words: Record<string, string>; table: Record<string, string>;
  tallies: Record<string, string>; presets: Record<string, string>; switches: Record<string, { about: string; values: Record<string, string> }>;
}
interface Prefs {
  language: string; deck: 'two' | 'four'; sound: boolean; theme: 'system' | 'light' | 'dark';
  keys: boolean; name: string;
}
interface Card { suit: 'H' | 'S' | 'D' | 'C' | 'B' | 'R'; rank: string }

interface ViewNode { tag: string; props: Record<string, any>; children: (ViewNode | string)[] }
type ViewChild = ViewNode | string | number | null | undefined | false | ViewChild[];

/** What a table gives the drawing of a game. */
interface Tools {
  game: string;
  send(words: string): Promise<boolean>;
  why(words: string): Promise<Finding | undefined>;
  explain(words: string): Promise<void>;
  t(key: string, facts?: Record<string, any>): string;
  say(said: Said): string;
  word(value: any): string;
  rule(id: string, english?: string): string;
  announce(text: string): void;
  notice(text: string): void;
  card(name: string): ViewNode;
  badge(name: string): ViewNode;
  told(): Told[];
  prefers: Prefs;
}
/** The drawing of a game. */
interface Drawing {
  update(message: Played, previous: Played | undefined): void;
  /** What the hand and the score are, to be read out. */
  hand?(): string;
  score?(): string;
  /** Shows what a hint recommends. */
  suggest?(event: string): void;
}

// Of GET /api/games.
interface SwitchSheet {
  name: string; meaning: string; standard: string; ways?: { name: string; effect: string }[];
  least?: number; most?: number; effect?: string;
}
interface PresetSheet { name: string; about: string; values: Record<string, string> }
interface GameSheet {
  id: string; title: string; players: { least: number; most: number };
  presets: PresetSheet[]; switches: SwitchSheet[]; seats: { preset: string; least: number; most: number }[];
  strategies: { name: string; about: string }[];
  rules?: { id: string; sentence: string; source: string }[];
}
interface Summary {
  id: string; game: string; rules: string; state: string; seats: LifeSeat[] | string; listed: boolean; changed: string;
}
