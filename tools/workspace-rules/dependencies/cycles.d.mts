type Graph<Node> = ReadonlyMap<Node, ReadonlySet<Node>>;

export function cyclesIn<Node>(graph: Graph<Node>): Node[][];
export function groupedBy<Node, Group>(
  graph: Graph<Node>,
  groupOf: (node: Node) => Group | undefined,
): Map<Group, Set<Group>>;
export function reduced<Node>(graph: Graph<Node>): Map<Node, Set<Node>>;
