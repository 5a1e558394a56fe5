/** What the translated snooker kernel exports: umpire.offline.SnookerScript. Texts go in, JSON comes out. */
export function profiles(): string;
export function rule(id: string): string;
export function fault(preset: string, changes: string, names: string[]): string;
export function open(preset: string, changes: string, names: string[]): Kernel;

interface Kernel {
  facts(who: string): string;
  legal(by: string): string;
  check(by: string, words: string): string;
  play(by: string, words: string): string;
  record(): string;
}
