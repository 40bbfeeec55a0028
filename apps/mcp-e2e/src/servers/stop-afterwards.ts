interface Stoppable {
  stop(): Promise<void>;
}

/** For a test file: stops every server passed to the returned function after the test, however the test ends. */
export function stopAfterwards(): <Server extends Stoppable>(server: Server) => Server {
  const running: Stoppable[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  });
  return (server) => {
    running.push(server);
    return server;
  };
}
