/**
 * Every circle of a graph (a map from a node to the nodes it uses), as one list of nodes per group that can reach itself:
 * the strongly connected components of more than one node, by Tarjan's algorithm. Empty for a graph without circles.
 */
export function cyclesIn(graph) {
  const state = { order: new Map(), lowest: new Map(), stack: [], open: new Set(), cycles: [] };
  for (const node of graph.keys()) if (!state.order.has(node)) visit(node, graph, state);
  return state.cycles;
}

function visit(node, graph, state) {
  const { order, lowest, stack, open, cycles } = state;
  order.set(node, order.size);
  lowest.set(node, order.get(node));
  stack.push(node);
  open.add(node);
  for (const next of graph.get(node) ?? []) {
    if (!order.has(next)) visit(next, graph, state);
    if (open.has(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
  }
  if (lowest.get(node) !== order.get(node)) return;
  const members = stack.splice(stack.indexOf(node));
  for (const member of members) open.delete(member);
  if (members.length > 1) cycles.push(members.sort());
}

/** The graph of groups behind a graph of members: which group uses which other one. */
export function groupedBy(graph, groupOf) {
  const groups = new Map();
  for (const [from, targets] of graph) {
    const group = groupOf(from);
    if (group === undefined) continue;
    const uses = groups.get(group) ?? new Set();
    for (const to of targets) {
      const other = groupOf(to);
      if (other !== undefined && other !== group) uses.add(other);
    }
    groups.set(group, uses);
  }
  return groups;
}

/** The graph without arrows that a longer way of arrows implies. */
export function reduced(graph) {
  return new Map(
    [...graph].map(([from, targets]) => {
      const implied = new Set([...targets].flatMap((target) => [...reachable(graph, target)]));
      return [from, new Set([...targets].filter((target) => !implied.has(target)))];
    }),
  );
}

function reachable(graph, from, seen = new Set()) {
  for (const next of graph.get(from) ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachable(graph, next, seen);
  }
  return seen;
}
