import { allOf, isRecord, object, oneOf, type Shape } from '@portolan/kernel';

/** Chooses the shape by the field `kind`. */
export function byKind(shapes: Readonly<Record<string, Shape>>): Shape {
  const KIND: Shape = (value, path) =>
    isRecord(value) ? oneOf(Object.keys(shapes))(value.kind, `${path}/kind`) : object({})(value, path);
  return allOf(KIND, (value, path) => (isRecord(value) ? shapes[String(value.kind)]?.(value, path) : undefined));
}
