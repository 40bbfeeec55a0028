import type { Schema } from '../generated-input/json-schema';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** One method on one path, with what requests and checks of responses need. */
export interface OpenApiOperation {
  /** `GET /v1/movements` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** The schema of the response with each status. */
  readonly responses: Readonly<Record<string, object>>;
  /** The media types of the response with each status. */
  readonly mediaTypes: Readonly<Record<string, readonly string[]>>;
}

type Content = { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> };

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[];
            readonly requestBody?: Content;
            readonly responses: Readonly<Record<string, Content>>;
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Every operation of an OpenAPI document. */
export function operationsOf({ paths, components }: Document): OpenApiOperation[] {
  const inPlace = (schema: Schema | undefined) => {
    const name = (schema as { $ref?: string } | undefined)?.$ref?.split('/').at(-1);
    return name === undefined ? schema : components.schemas[name];
  };
  const schemaOf = (content: Content | undefined) => inPlace(content?.content?.['application/json']?.schema);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters,
      body: schemaOf(requestBody),
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [status, schemaOf(response) ?? {}]),
      ),
      mediaTypes: Object.fromEntries(
        Object.entries(responses).map(([status, { content = {} }]) => [status, Object.keys(content)]),
      ),
    })),
  );
}
