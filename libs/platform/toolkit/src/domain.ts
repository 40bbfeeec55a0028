import type { FailureDialect } from './failure';
import type { Prompt } from './prompt';
import type { RestFace } from './rest-face';
import type { Skill } from './skill';
import type { ToolLoader } from './tool';

/** A bounded context, ready to be served: everything a transport needs, and nothing about how it is carried. */
export interface Domain {
  readonly name: string;
  /** One or two sentences for the model that meets the server: what this domain is for. */
  readonly summary: string;
  /** In the order in which they are published. Creating a domain loads none of them. */
  readonly tools: readonly ToolLoader[];
  /** Names of the views that its tools' results have. */
  readonly views?: readonly string[];
  readonly resources?: readonly Resource[];
  readonly prompts?: readonly Prompt[];
  readonly skill?: Skill;
  /** The same use cases over REST, where the contract has that; served over HTTP only. */
  readonly rest?: RestFace;
  /** Its tools read nothing but their arguments and open folders, so that a call may run in a worker thread. */
  readonly isPure?: boolean;
  /** How failures look in this domain's contract. */
  readonly failure: FailureDialect;
}

/** A document that hosts can read. */
export interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  read(): Promise<string>;
}
