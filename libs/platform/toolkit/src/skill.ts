/** What a model reads to use a domain well: when to take which tool, in which order, and where it goes wrong. */
export interface Skill {
  /** Lower-case words with hyphens; also the `name` in the front matter of SKILL.md. */
  readonly name: string;
  readonly title: string;
  /** The `description` in the front matter of SKILL.md: when a model should read on. */
  readonly description: string;
  /** Markdown by path within the skill, `/` between folders; `SKILL.md` is one of them. Read when asked for. */
  readonly files: Readonly<Record<string, () => Promise<string>>>;
}
