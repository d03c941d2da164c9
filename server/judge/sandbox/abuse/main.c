/* abuse <case> [arguments]: runs one case. */
#include "abuse.h"

volatile int forever = 1;

int main(int argc, char **argv) {
  const struct abuse *tables[] = {file_abuses,   kernel_abuses,  memory_abuses, network_abuses,
                                  output_abuses, process_abuses, time_abuses};
  for (size_t i = 0; argc > 1 && i < sizeof tables / sizeof *tables; i++)
    for (const struct abuse *abuse = tables[i]; abuse->name; abuse++)
      if (strcmp(abuse->name, argv[1]) == 0) return abuse->run(argc - 2, argv + 2);
  fprintf(stderr, "no such case\n");
  return 99;
}
